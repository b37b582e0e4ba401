import { useState } from 'react';
import type { Drop } from '../../contract/drop.ts';
import { dropPath } from '../../domain/paths.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { reminders } from '../../services/reminders.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-now.ts';
import * as texts from './texts.ts';

/** Has the device tell of a drop that opens, in the notifications of who is signed in. */
export function RemindMe({ drop, whenSignedIn }: { drop: Drop; whenSignedIn: (act: () => void) => void }) {
  const isHydrated = useHydrated();
  /** Local storage tells nobody of a change. */
  const [, readAgain] = useState(0);
  const href = dropPath(drop.slug);
  const isSet = isHydrated && reminders.all().some((one) => one.href === href && one.startTime === drop.startTime);
  const change = () => {
    if (isSet) reminders.remove(href);
    else {
      reminders.put({ href, name: drop.name, image: drop.image, startTime: drop.startTime });
      raiseAlert({ status: 'success', title: texts.reminderSet, description: texts.reminderSetText });
    }
    readAgain((times) => times + 1);
  };
  return (
    <Button size="lg" aria-pressed={isSet} onClick={() => whenSignedIn(change)}>
      {isSet ? texts.removeReminder : texts.remindMe}
    </Button>
  );
}
