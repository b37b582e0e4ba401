import { useState } from 'react';
import { runtime } from '../../services/runtime.ts';
import { Button } from '../../ui/button.tsx';
import { lazyView } from '../../ui/lazy-view.tsx';
import * as texts from './texts.ts';

const ReportForm = lazyView(() => import('./report-form.tsx'), 'ReportForm');

/** What is reported. */
export type ReportSubject = { kind: texts.Reported; uuid: string; name: string };

type ReportProps = {
  subject: ReportSubject;
  /** Runs it once somebody is signed in with their wallet connected; leads others to the log-in. */
  whenSignedIn: (act: () => void) => void;
};

/** Tells who runs the marketplace that something should not be on display; nothing where nobody reads reports. */
export function ReportButton({ subject, whenSignedIn }: ReportProps) {
  const [open, setOpen] = useState(false);
  if (!runtime().config.reports) return null;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => whenSignedIn(() => setOpen(true))}>
        {texts.report[subject.kind]}
      </Button>
      {open && <ReportForm subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}
