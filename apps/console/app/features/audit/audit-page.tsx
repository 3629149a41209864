import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { fileRequest } from '../../shared/api/api-request.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { FaultBanner } from '../../shared/fault-banner.tsx';
import { sayDone } from '../../shared/said/toasts.tsx';
import { dayOfFile, saveFile } from '../../shared/save-file.ts';
import { TopOnPhone } from '../../shared/top-on-phone.tsx';
import { PersonMenuOnPhone } from '../staff/person-menu.tsx';
import { peopleQuery } from '../people/people-query.ts';
import { AuditLine } from './audit-line.tsx';
import { auditQuery, type AuditFilters } from './audit-query.ts';
import './audit.css';

/** The room of the audit: what was done, newest first. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const filters: AuditFilters = {
    q: params.get('q') ?? '',
    who: params.get('who') ?? '',
    since: params.get('since') ?? '',
    until: params.get('until') ?? '',
  };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditQuery(filters),
  );
  const take = useMutation({
    mutationFn: () => fileRequest('/api/audit/export', { body: filters }),
    onSuccess: (file) => {
      saveFile(file, `audit-${dayOfFile()}.csv`);
      sayDone('The audit is in your downloads');
    },
    onError: (failure) => sayDone(errorWords(failure)),
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const change = (changed: Partial<AuditFilters>) => {
    const kept = Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(kept), { replace: true });
  };
  return (
    <main className="sheet audit">
      <title>Audit · Forecourt console</title>
      <TopOnPhone title="Audit">
        <button
          type="button"
          className="btn ico ghost"
          aria-label="Export"
          disabled={take.isPending}
          onClick={() => take.mutate()}
        >
          <Download className="i l" />
        </button>
        <PersonMenuOnPhone />
      </TopOnPhone>
      <header className="head">
        <h1>Audit</h1>
        <div className="acts">
          <button type="button" className="btn line" disabled={take.isPending} onClick={() => take.mutate()}>
            <Download className="i" />
            Export
          </button>
        </div>
      </header>
      <Filters filters={filters} onChange={change} />
      {error && <FaultBanner onAgain={() => void refetch()}>{errorWords(error)}</FaultBanner>}
      <div className="scroll" tabIndex={0} role="region" aria-label="What was done">
        {data && entries.length === 0 && <p className="mut none-found">{noneWords(filters)}</p>}
        {entries.length > 0 && (
          <ol className="tl" aria-label="What was done">
            {entries.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        {!data && !error && <span className="sk w60" role="status" aria-label="The audit is on its way" />}
        {hasNextPage && (
          <p className="more">
            <button
              type="button"
              className="btn line"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show older
            </button>
          </p>
        )}
      </div>
    </main>
  );
}

const noneWords = (filters: AuditFilters): string =>
  Object.values(filters).some((value) => value !== '')
    ? 'Nothing like that was done here.'
    : 'Nothing was done here yet. Whatever staff change stands here from then on.';

interface FilterProps {
  readonly filters: AuditFilters;
  readonly onChange: (changed: Partial<AuditFilters>) => void;
}

function Filters({ filters, onChange }: FilterProps) {
  const { data } = useQuery(peopleQuery(''));
  return (
    <search className="auditbar">
      <label className="find">
        <Search className="i" />
        <input
          type="search"
          defaultValue={filters.q}
          placeholder="Find what was done"
          aria-label="What was done"
          maxLength={100}
          onChange={({ target }) => onChange({ q: target.value.trim() })}
        />
      </label>
      <select
        className="in"
        aria-label="Who"
        value={filters.who}
        onChange={({ target }) => onChange({ who: target.value })}
      >
        <option value="">Everyone</option>
        {data?.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <label className="rowf sm">
        From
        <input
          type="date"
          className="in"
          value={filters.since}
          onChange={({ target }) => onChange({ since: target.value })}
        />
      </label>
      <label className="rowf sm">
        To
        <input
          type="date"
          className="in"
          value={filters.until}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </label>
    </search>
  );
}
