import { mostResent } from '@forecourt/app/leads/desk/deliveries.view';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { TopOnPhone } from '../../shared/top-on-phone.tsx';
import { useLiveLeads } from '../leads/live-leads.ts';
import { PersonMenuOnPhone } from '../staff/person-menu.tsx';
import { DeliveriesList } from './deliveries-list.tsx';
import { DeliveriesEmpty, DeliveriesFault, DeliveriesToCome, NoDestinations } from './deliveries-states.tsx';
import { DeliveriesTools } from './deliveries-tools.tsx';
import { deliveriesAddress, readDeliveryFilters } from './delivery-filters.ts';
import { DeliveryPane } from './delivery-pane.tsx';
import { deliveriesQuery } from './delivery-queries.ts';
import { DestinationsTable } from './destinations-table.tsx';
import { useDeliveriesKeys } from './use-deliveries-keys.ts';
import { useResend } from './use-resend.ts';
import './deliveries.css';

/** The room of deliveries: where leads go, and what of them waits or gave up. */
export function DeliveriesPage() {
  const { id: openId } = useParams();
  const [search] = useSearchParams();
  const filters = readDeliveryFilters(search);
  const query = useInfiniteQuery(deliveriesQuery(filters));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending } = useResend(() => setChosen(new Set()));
  useLiveLeads();
  const pages = query.data?.pages;
  const view = pages?.[0];
  const rows = [...new Map((pages ?? []).flatMap((page) => page.rows).map((row) => [row.id, row])).values()];
  const here = rows
    .filter(({ id }) => chosen.has(id))
    .map(({ id }) => id)
    .slice(0, mostResent);
  const back = deliveriesAddress('/deliveries', filters);
  const isOpenSendable = rows.some(({ id, canResend }) => id === openId && canResend);
  const sendable = here.length === 0 && openId !== undefined && isOpenSendable ? [openId] : here;
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  useDeliveriesKeys({
    rows,
    openId,
    back,
    onToggle: (id) => choose([id], !chosen.has(id)),
    onResend: sendable.length > 0 && !isPending ? () => mutate({ ids: sendable }) : null,
  });
  return (
    <main className="sheet deliveries" data-pane={openId === undefined ? 'list' : 'one'}>
      {openId === undefined && <title>Deliveries · Forecourt console</title>}
      {openId === undefined && (
        <TopOnPhone title="Deliveries">
          <PersonMenuOnPhone />
        </TopOnPhone>
      )}
      <header className="head">
        <h1>Deliveries</h1>
        <span className="mut el">{view?.summary}</span>
      </header>
      <div className={openId === undefined ? 'cols' : 'cols with-one'}>
        <section className="pane p-all" aria-label="Deliveries">
          {query.isFetching && view && <span className="prog" />}
          {query.error && (
            <DeliveriesFault
              error={query.error}
              asOf={view ? query.dataUpdatedAt : 0}
              onAgain={() => void query.refetch()}
            />
          )}
          <div className="scroll" tabIndex={0} role="region" aria-label="Destinations and deliveries">
            {view === undefined && !query.error && <DeliveriesToCome />}
            {view && (
              <>
                <div className="sec block">
                  <h2>Where leads go</h2>
                  <span className="mut">last 24 hours, an hour a bar</span>
                </div>
                {view.destinations.length === 0 ? (
                  <NoDestinations />
                ) : (
                  <DestinationsTable destinations={view.destinations} filters={filters} />
                )}
                <DeliveriesTools
                  view={view}
                  filters={filters}
                  chosen={here}
                  isPending={isPending}
                  onResend={mutate}
                />
                {rows.length === 0 ? (
                  <DeliveriesEmpty filters={filters} />
                ) : (
                  <DeliveriesList
                    rows={rows}
                    filters={filters}
                    openId={openId}
                    chosen={chosen}
                    onChoose={choose}
                  />
                )}
                {query.hasNextPage && (
                  <div className="block">
                    <button
                      type="button"
                      className="btn line"
                      disabled={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      Show more
                    </button>
                  </div>
                )}
                {view.meaning && (
                  <div className="banner good block">
                    <ShieldCheck className="i" />
                    <span>
                      <b>{view.meaning.heading}</b> {view.meaning.text}
                    </span>
                  </div>
                )}
              </>
            )}
          </div>
        </section>
        {openId !== undefined && (
          <DeliveryPane
            key={openId}
            id={openId}
            back={back}
            isSending={isPending}
            hasKey={isOpenSendable && here.length === 0}
            onResend={() => mutate({ ids: [openId] })}
          />
        )}
      </div>
    </main>
  );
}
