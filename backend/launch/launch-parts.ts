import type { Config } from '../config.ts';
import type { Mail } from '../core/messages.ts';
import type { SecurityLog } from '../core/security-log.ts';
import type { Ending } from './ending.ts';
import type { Upgrade } from './listen.ts';
import type { Progress } from './progress.ts';

/** What a start is given, on real networks and on embedded ones. */
export type LaunchParts = {
  config: Config;
  /** The app's address, for links in mails. */
  origin: string;
  /** How people are written to; null where nothing writes. */
  mail: Mail | null;
  /** Where the own wallet is; null where it is not offered. */
  walletOrigin: string | null;
  /** Throw away the world that is there. */
  fresh: boolean;
  /** The folder of the built app, which may not be there yet. */
  dist: string;
  progress: Progress;
  securityLog: SecurityLog;
  onEnd: Ending['onEnd'];
  /** Who answers connections that ask for another protocol. */
  onUpgrade: (speak: Upgrade) => void;
};
