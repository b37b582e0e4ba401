import { useState } from 'react';
import { REMINDER_MS } from '../../contract/drop-news.ts';
import type { Drop } from '../../contract/drop.ts';
import { dropPath } from '../../domain/paths.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { reminders } from '../../services/reminders.ts';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/use-now.ts';
import * as texts from './texts.ts';

type Props = {
  drop: Drop;
  phase: 'upcoming' | 'live' | 'ended';
  whenSignedIn: (act: () => void) => void;
};

/** Has the device tell of a drop that opens or ends, in the notifications of who is signed in. */
export function RemindMe({ drop, phase, whenSignedIn }: Props) {
  const now = useNow();
  /** Local storage tells nobody of a change. */
  const [, readAgain] = useState(0);
  const href = dropPath(drop.slug);
  const isOfEnd = phase === 'live';
  const endTime = isOfEnd ? drop.endTime : undefined;
  const isSet =
    now !== 0 &&
    reminders.all().some((one) => one.href === href && one.startTime === drop.startTime && one.endTime === endTime);
  // An end within the time of a reminder would be told at once.
  const isTooLate = isOfEnd && now >= drop.endTime * 1000 - REMINDER_MS;
  if (phase === 'ended' || (isTooLate && !isSet)) return null;
  const change = () => {
    if (isSet) reminders.remove(href);
    else {
      reminders.put({
        href,
        name: drop.name,
        image: drop.image,
        startTime: drop.startTime,
        ...(isOfEnd && { endTime }),
      });
      const description = isOfEnd ? texts.endReminderSetText : texts.reminderSetText;
      raiseAlert({ status: 'success', title: texts.reminderSet, description });
    }
    readAgain((times) => times + 1);
  };
  return (
    <Button size="lg" aria-pressed={isSet} onClick={() => whenSignedIn(change)}>
      {isSet ? texts.removeReminder : isOfEnd ? texts.remindOfEnd : texts.remindMe}
    </Button>
  );
}
