import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { LEAST_SCALE, MOST_SCALE, REFUSED_COUNTED, type OperatorLimits } from '../../contract/operator-limits.ts';
import { countText } from '../../domain/count-text.ts';
import { limitsQuery } from '../../services/operator-limits.ts';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Field } from '../../ui/field.tsx';
import { Muted } from '../../ui/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { comma } from '../../ui/texts.ts';
import * as texts from './limits-texts.ts';
import { Answer, Entries, Entry } from './parts.tsx';
import { SettingForm } from './setting-form.tsx';
import { byConfiguration, byYou } from './texts.ts';
import { useDecisions } from './use-decisions.ts';

/** What was typed, with a comma or a point; null for what no limit can be multiplied by. */
function readScale(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const scale = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return scale >= LEAST_SCALE && scale <= MOST_SCALE ? scale : null;
}

/** Whether more typing can make it one: nothing is said of the `0` of `0.5`. */
const mayBecomeScale = (typed: string): boolean => {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{0,2})?$/.test(text) && Number(text) <= MOST_SCALE;
};

function Multiplier({ value, configured, decided }: OperatorLimits['scale']) {
  const { off, setLimitScaleNow } = useDecisions();
  const [typed, setTyped] = useState('');
  /** It is not being typed any more: the field was left, or sent. */
  const [ended, setEnded] = useState(false);
  const scale = readScale(typed);
  const isWrong = typed.trim() !== '' && scale === null && (ended || !mayBecomeScale(typed));
  return (
    <SettingForm
      off={off}
      save={{
        label: texts.set,
        disabled: typed.trim() === '',
        async carryOut() {
          setEnded(true);
          if (scale !== null && (await setLimitScaleNow(scale))) setTyped('');
        },
      }}
      back={decided ? { label: texts.follow(String(configured)), carryOut: () => setLimitScaleNow(null) } : null}
      note={<p>{texts.what}</p>}
    >
      <Rows>
        <Row label={texts.multiplier}>
          {value} <Tag tone={decided ? 'warn' : 'plain'}>{decided ? byYou : byConfiguration}</Tag>
        </Row>
        {decided && <Row label={texts.configured}>{configured}</Row>}
      </Rows>
      <Field
        label={texts.newMultiplier}
        inputMode="decimal"
        dir="ltr"
        maxLength={6}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setEnded(false);
        }}
        onBlur={() => setEnded(true)}
        problem={isWrong ? texts.noMultiplier(String(LEAST_SCALE), String(MOST_SCALE)) : undefined}
      />
    </SettingForm>
  );
}

const Limit = ({ name, refused, children }: { name: string; refused: number; children: ReactNode }) => (
  <Entry
    about={name}
    actions={
      refused === 0 ? (
        <Muted>{texts.nobody}</Muted>
      ) : (
        <Tag tone="warn">{texts.refused(countText(refused, refused < REFUSED_COUNTED))}</Tag>
      )
    }
  >
    {children}
  </Entry>
);

/** How often callers may ask, whom that turns away, and what multiplies it. */
export function Limits({ operator }: { operator: string }) {
  return (
    <Answer what={texts.limits} query={useQuery(limitsQuery(operator))}>
      {({ scale, limits, messages, live }) => (
        <>
          <Multiplier {...scale} />
          <h2>{texts.counted}</h2>
          <p>{texts.countedText}</p>
          <Entries>
            {limits.map(({ name, client, account, refused }) => (
              <Limit key={name} name={texts.names[name]} refused={refused}>
                {[texts.byAddress(countText(client)), account === null ? [] : texts.byAccount(countText(account))]
                  .flat()
                  .join(comma)}
              </Limit>
            ))}
            <Limit name={texts.messages} refused={messages.refused}>
              {texts.hourly(countText(messages.hourly))}
            </Limit>
            <Limit name={texts.live} refused={live.refused}>
              {[texts.atOnce(countText(live.pagesOfOne)), texts.onNode(countText(live.pages))].join(comma)}
            </Limit>
          </Entries>
        </>
      )}
    </Answer>
  );
}
