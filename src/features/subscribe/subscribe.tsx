import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { subscribeQuerySchema } from '../../contract/subscription.ts';
import { dropsPath } from '../../domain/paths.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { runtime } from '../../services/runtime.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../../services/subscriptions.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useOnline } from '../../ui/host.tsx';
import { TextLink } from '../../ui/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { SubscribeSearch } from './subscribe-search.ts';
import styles from './subscribe.module.css';
import * as texts from './texts.ts';

const Page = (props: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <h1>{props.title}</h1>
    {props.children}
  </div>
);

const SeeDrops = () => (
  <p>
    <LinkButton href={dropsPath()}>{texts.drops}</LinkButton>
  </p>
);

/** Runs a call once at a time; answers what it gave, or what went wrong. */
function useCall() {
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const call = (work: () => Promise<void>) => {
    setProblem(null);
    run(() => work().catch((error: unknown) => setProblem(sentenceOf(error, texts.failed))));
  };
  return { busy, problem, call };
}

const Problem = ({ text }: { text: string | null }) =>
  text !== null && (
    <Note tone="bad" live>
      {text}
    </Note>
  );

const OfflineNote = () => <Note tone="warn">{texts.offline}</Note>;

/** The page of the link in a mail, which a press confirms: programs open links too. */
function Pressed(props: { title: string; text: string; button: string; work: () => Promise<ReactNode> }) {
  const online = useOnline();
  const { busy, problem, call } = useCall();
  const [done, setDone] = useState<ReactNode>(null);
  if (done !== null) return done;
  return (
    <Page title={props.title}>
      <p>{props.text}</p>
      {!online && <OfflineNote />}
      <Problem text={problem} />
      <p>
        <Button
          variant="primary"
          busy={busy}
          disabled={!online}
          onClick={() => call(async () => setDone(await props.work()))}
        >
          {props.button}
        </Button>
      </p>
    </Page>
  );
}

async function confirm(token: string): Promise<ReactNode> {
  const { data } = await confirmSubscription(token);
  return (
    <Page title={texts.confirmedTitle}>
      <p role="status">{texts.confirmedText(data?.email ?? texts.yourAddress)}</p>
      <SeeDrops />
    </Page>
  );
}

async function end(token: string): Promise<ReactNode> {
  await unsubscribe(token);
  return (
    <Page title={texts.endedTitle}>
      <p role="status">{texts.endedText}</p>
      <SeeDrops />
    </Page>
  );
}

function Sent({ email, outbox }: { email: string; outbox: string | null }) {
  return (
    <Page title={texts.look}>
      <p role="status">{texts.sentTo(email)}</p>
      {outbox !== null && (
        <>
          <p className={styles.small}>{texts.staysHere}</p>
          <p>
            <LinkButton href={outbox} target="_blank" rel="noopener">
              {texts.outbox}
            </LinkButton>
          </p>
        </>
      )}
    </Page>
  );
}

function Form({ outbox }: { outbox: string | null }) {
  const online = useOnline();
  const { busy, problem, call } = useCall();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null) return <Sent email={sent} outbox={outbox} />;

  const { name: nameSchema, email: emailSchema } = subscribeQuerySchema.entries;
  const isNamed = v.is(nameSchema, name);
  const isAddress = v.is(emailSchema, email);
  function submit(): void {
    setTried(true);
    if (!isNamed || !isAddress) return;
    call(async () => {
      const { data } = await subscribe({ email, name });
      raiseAlert({ status: 'info', title: texts.mailSent, description: texts.notYet });
      setSent(data?.email ?? email);
    });
  }
  return (
    <Page title={texts.title}>
      <p>{texts.intro}</p>
      {!online && <OfflineNote />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={texts.name}
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          problem={tried && !isNamed ? texts.nameMissing : undefined}
        />
        <Field
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          problem={tried && !isAddress ? texts.emailWrong : undefined}
        />
        <Problem text={problem} />
        <Button variant="primary" type="submit" busy={busy} disabled={!online}>
          {texts.subscribe}
        </Button>
      </form>
      <p className={styles.small}>
        {texts.privacy} <TextLink href="/docs/privacy-policy">{texts.privacyPolicy}</TextLink>
      </p>
    </Page>
  );
}

/** News by e-mail: asks for it, or what the link in a mail is for. */
export function Subscribe({ search: { confirm: confirmed, end: ended } }: { search: SubscribeSearch }) {
  const { mail } = runtime().config;
  if (confirmed !== undefined)
    return (
      <Pressed
        title={texts.confirmTitle}
        text={texts.confirmText}
        button={texts.confirm}
        work={() => confirm(confirmed)}
      />
    );
  if (ended !== undefined)
    return <Pressed title={texts.endTitle} text={texts.endText} button={texts.end} work={() => end(ended)} />;
  if (!mail)
    return (
      <Page title={texts.title}>
        <p>{texts.off}</p>
        <SeeDrops />
      </Page>
    );
  return <Form outbox={mail.outbox} />;
}
