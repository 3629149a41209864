export interface SkeletonProps {
  /** What is on its way, for those who cannot see the blocks: 'Loading cars'. */
  readonly label: string;
  readonly count: number;
  /** The blocks of one item, in the layout of what will stand there. */
  readonly item: readonly ('picture' | 'title' | 'line' | 'price')[];
}

/** Quiet blocks in the layout of what is on its way; they do not move. */
export function Skeleton({ label, count, item }: SkeletonProps) {
  return (
    <div className="grid skeletons" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <div className="skeleton" key={place} aria-hidden="true">
          {item.map((block, at) => (
            <span className="sk" data-block={block} key={at} />
          ))}
        </div>
      ))}
    </div>
  );
}
