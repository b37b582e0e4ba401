import type { Page } from 'playwright/test';
import { pressToClose } from '../support/browser/closing.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { OwnWalletWindow } from '../support/browser/own-wallet.ts';
import { Device, SsoWindow } from '../support/browser/sso.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/* The windows of the wallet's origin speak as the app does, whatever the browser asks for. */

/** Words in Latin letters that are no name, address or amount of ours. */
const inEnglish = /\b(the|your|you|and|this|account|wallet|passkey|code|sign|session)\b/i;

async function speaks(page: Page, lang: string, dir: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  expect(await page.locator('body').innerText()).not.toMatch(inEnglish);
}

test('in Arabic, from the right: the login, the mail with the code, a new wallet and its questions', async ({
  app,
  page,
  context,
}) => {
  await app.open('/collections?language=ar');
  await page.getByRole('banner').getByRole('button', { name: 'اتصال', exact: true }).click();
  const own = await OwnWalletWindow.after(context, () =>
    page.getByRole('dialog', { name: 'توصيل محفظة' }).getByRole('button', { name: 'محفظة Vitrine' }).click(),
  );
  await expect(own.page).toHaveTitle('تسجيل الدخول بالبريد الإلكتروني – محفظة Vitrine');
  await speaks(own.page, 'ar', 'rtl');
  const email = 'arabic-reader@people.test';
  await own.page.getByLabel('عنوان البريد الإلكتروني').fill(email);
  await own.button('إرسال الرمز').click();
  await expect(own.page.getByRole('heading')).toHaveText('أدخل الرمز');
  await speaks(own.page, 'ar', 'rtl');
  const [outbox] = await Promise.all([
    context.waitForEvent('page'),
    own.page.getByRole('link', { name: 'صندوق الصادر' }).click(),
  ]);
  await expect(outbox.getByText('هو رمزك لمحفظة Vitrine')).toBeVisible();
  await outbox.close();
  await own.page.getByLabel('الرمز', { exact: true }).fill(await own.codeFor(email));
  await own.button('تسجيل الدخول').click();

  await expect(own.page.getByRole('heading')).toHaveText('أنشئ محفظتك');
  await expect(own.page).toHaveTitle('محفظة Vitrine');
  await speaks(own.page, 'ar', 'rtl');
  await own.page.getByLabel('عبارة السرّ').fill('short');
  await own.page.getByLabel('اكتبها مرة أخرى').fill('short');
  await own.button('حمايتها بعبارة السرّ هذه').click();
  await expect(own.page.getByRole('alert')).toHaveText('تحتاج إلى 12 حرفًا على الأقل.');
  for (const label of ['عبارة السرّ', 'اكتبها مرة أخرى']) await own.page.getByLabel(label).fill('seven unlikely herons');
  await own.button('حمايتها بعبارة السرّ هذه').click();
  await speaks(own.page, 'ar', 'rtl');
  const code = await own.page.locator('output').innerText();
  await own.page.getByLabel('اكتب آخر ستة أحرف منه للمتابعة').fill(code.slice(-7));
  await own.button('متابعة').click();
  const question = own.page.getByRole('dialog', { name: 'محفظة Vitrine: توصيل هذا الموقع' });
  await expect(question).toBeVisible();
  await speaks(own.page, 'ar', 'rtl');
  await pressToClose(question.getByRole('button', { name: 'اتصال', exact: true }));
  await expect(page.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeVisible();
});

test('in Spanish: the session of a single sign-on, and a purchase outside of it in the descriptors’ words', async ({
  app,
  page,
  context,
}) => {
  const item = await pick({ network: 'tessera' });
  const device = new Device();
  await app.open(`${itemUrl(item)}?language=es`);
  await page.getByRole('banner').getByRole('button', { name: 'Conectar', exact: true }).click();
  const sso = await SsoWindow.after(context, () =>
    page
      .getByRole('dialog', { name: 'Conectar una billetera' })
      .getByRole('button', { name: 'Inicio de sesión único' })
      .click(),
  );
  await device.into(sso);
  await speaks(sso.page, 'es', 'ltr');
  await sso.button('Crear una cuenta nueva').click();
  await expect(sso.page.getByRole('heading')).toHaveText('Revisa esta sesión');
  await speaks(sso.page, 'es', 'ltr');
  await expect(sso.page.getByLabel('Termina')).toHaveText(/En 24 horas/);
  await device.remember();
  await sso.closing(() => sso.button('Sin sesión').click());
  const signing = await SsoWindow.after(context, () =>
    page.getByRole('dialog', { name: 'Iniciar sesión' }).getByRole('button', { name: 'Iniciar sesión' }).click(),
  );
  await device.into(signing);
  const message = signing.page.getByRole('dialog', { name: 'Inicio de sesión único: Firmar un mensaje' });
  await signing.closing(() => message.getByRole('button', { name: 'Firmar', exact: true }).click());
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const buying = await SsoWindow.after(context, () =>
    page.getByRole('main').getByRole('button', { name: 'Comprar ahora' }).first().click(),
  );
  await device.into(buying);
  const question = buying.page.getByRole('dialog', { name: /^Inicio de sesión único: Comprar en el mercado/ });
  await expect(
    question.getByText('Pagas', { exact: true }).or(question.getByText('Envías', { exact: true })),
  ).not.toHaveCount(0);
  await speaks(buying.page, 'es', 'ltr');
  await buying.closing(() => question.getByRole('button', { name: 'Rechazar' }).click());
});
