// A list that comes in slices, as a table: its rows, what to say when there are none, and the way to more.
import type { ComponentChildren, JSX } from 'preact';
import { More, type Slices } from '../load.tsx';

/** A column: its head, and its cell of a row. */
export interface Column<Row> {
  readonly head: ComponentChildren;
  readonly cell: (row: Row) => ComponentChildren;
  /** Classes of its head and cells, and one of its cells alone. */
  readonly class?: string;
  readonly cellClass?: string;
}

interface ListTableProps<Row> {
  readonly list: Slices<Row>;
  /** What the rows are, for "more …". */
  readonly what: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Shown when there is no row. */
  readonly empty: ComponentChildren;
}

export function ListTable<Row>({ list, what, columns, keyOf, empty }: ListTableProps<Row>): JSX.Element {
  return (
    <section class="panel">
      {list.rows.length > 0 && (
        <div class="table-scroll">
          <table class="table">
            <thead>
              <tr>
                {columns.map((column, i) => (
                  <th key={i} scope="col" class={column.class}>
                    {column.head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map((column, i) => (
                    <td key={i} class={column.cellClass ?? column.class}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!list.isLoading && list.problem === undefined && list.rows.length === 0 && empty}
      <More list={list} what={what} />
    </section>
  );
}
