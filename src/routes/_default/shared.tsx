import { createFileRoute } from '@tanstack/react-router';
import { Shared } from '../../features/shell/shared.tsx';

/** The manifest's `share_target`. */
export const Route = createFileRoute('/_default/shared')({ component: Shared });
