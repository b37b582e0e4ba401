import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { marketName } from '../../language/market-name.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { operatorName } from '../../domain/operators.ts';
import { collectionPath, itemPath } from '../../domain/paths.ts';
import { routerSettingsQuery } from '../../services/page-queries.ts';
import { passingWords } from '../../services/passing.ts';
import { networkById } from '../../services/runtime.ts';
import type { StandingApproval } from '../../trading/chain/standing-approvals.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Anchor, useOnline } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Block } from '../../ui/blocks.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { Note } from '../../ui/note.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { dateText } from '../../ui/time-text.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { CancelEverything } from './cancel-everything.tsx';
import rows from './order-row.module.css';
import type { ProfileActions } from './profile-actions.ts';
import styles from './profile.module.css';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

const THUMB_WIDTHS = [160] as const;
/** Nobody has that much of anything: whoever approved it meant no limit. */
const NO_LIMIT = 1n << 128n;

/** The server names what was given, the chains say what stands. Its key names a person: nothing is stored. */
const approvalsQuery = (client: QueryClient, owner: string) =>
  queryOptions({
    queryKey: ['approvals', owner],
    queryFn: async ({ signal }) => {
      const [{ approvals }, { readStanding }] = await Promise.all([
        import('../../services/marketplace.ts'),
        import('../../trading/chain/standing-approvals.ts'),
      ]);
      const [given, settings] = await Promise.all([approvals(signal), client.fetchQuery(routerSettingsQuery())]);
      return readStanding(owner as `0x${string}`, given.data ?? [], settings.data ?? []);
    },
  });

function titleOf({ form, name, amount, token }: StandingApproval): string {
  if (form === 'collection') return texts.everyItemOf(name);
  if (form === 'item') return name;
  return amount >= NO_LIMIT
    ? texts.noLimit(name)
    : texts.upTo(groupThousands(formatUnits(amount, token?.decimals ?? 0)), name);
}

const hrefOf = ({ slug, identifier }: StandingApproval) =>
  slug === null ? null : identifier === null ? collectionPath(slug) : itemPath(slug, identifier);

function Row({ approval, actions }: { approval: StandingApproval; actions: ProfileActions }) {
  const online = useOnline();
  const { operator, since, image, slug } = approval;
  const known = operatorName(operator);
  const href = hrefOf(approval);
  const title = titleOf(approval);
  const isBusy = actions.revoking.includes(approval.key);
  return (
    <li className={cx(rows.order, rows.withActions)}>
      <div className={cx(rows.thumb, slug === null && styles.coin)}>
        {slug === null ? (
          <Icon name={icons.wallet} />
        ) : (
          <MediaImage source={image} alt="" widths={THUMB_WIDTHS} sizes="44px" />
        )}
      </div>
      <div className={rows.orderText}>
        {href === null ? <b>{title}</b> : <Anchor href={href}>{title}</Anchor>}
        <span title={operator} className={styles.operator}>
          {texts.mayMove(known ?? operator)}
          {since !== null && texts.sinceWhen(dateText(since * 1000))}
        </span>
      </div>
      <span />
      <div className={rows.orderActions}>
        <Button
          size="sm"
          variant={known === null ? 'danger' : 'secondary'}
          aria-label={texts.revokeNamed(title, known ?? operator)}
          disabled={!online || actions.busy}
          busy={isBusy}
          onClick={() => actions.onRevoke(approval)}
        >
          {isBusy ? texts.revoking : texts.revoke}
        </Button>
      </div>
      {known === null && <p className={rows.dormant}>{texts.unknownOperator(marketName())}</p>}
    </li>
  );
}

/** What the owner has let others move, network by network. */
export function Approvals({ owner, actions }: { owner: string; actions: ProfileActions }) {
  const client = useQueryClient();
  const query = useQuery(approvalsQuery(client, owner));
  const revoking = actions.revoking.join();
  useEffect(() => {
    // One has come to its end.
    if (revoking === '') void client.invalidateQueries({ queryKey: ['approvals', owner] });
  }, [client, owner, revoking]);
  const shown = query.data?.filter(({ approvals }) => approvals === null || approvals.length > 0) ?? [];
  return (
    <>
      {actions.notice !== null && <div className={styles.notice}>{actions.notice}</div>}
      <div className={styles.bar}>
        <span className={styles.explanation}>{shown.length > 0 && texts.approvalsExplained}</span>
        <Stamp {...stampOf(query)} />
      </div>
      {query.data === undefined ? (
        query.isPending && query.fetchStatus !== 'paused' ? (
          <Skeleton height={240} />
        ) : (
          <Retry
            what={texts.approvalsSubject}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
            passing={passingWords(query.error)}
          />
        )
      ) : shown.length === 0 ? (
        <Vacancy title={texts.noApprovalsTitle} text={texts.noApprovalsText} />
      ) : (
        shown.map(({ chainId, approvals }) => (
          <Block
            key={chainId}
            title={networkById(chainId)?.name ?? ''}
            count={approvals === null ? undefined : String(approvals.length)}
          >
            {approvals === null ? (
              <Note tone="warn">{texts.networkUnread}</Note>
            ) : (
              <ul>
                {approvals.map((approval) => (
                  <Row key={approval.key} approval={approval} actions={actions} />
                ))}
              </ul>
            )}
          </Block>
        ))
      )}
      <CancelEverything owner={owner} actions={actions} />
    </>
  );
}
