import type { TableView } from '@forecourt/app/pages/blocks/table.block';

/** Things beside each other; on a narrow screen it scrolls by itself. */
export function TableBlock({ view: { caption, columns, rows } }: { readonly view: TableView }) {
  return (
    <div className="wrap page-prose" data-block="table">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div className="table-scroll" role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, place) => (
                  <td key={columns[place]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
