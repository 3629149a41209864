export interface ButtonLook {
  /** One solid button a region: whatever else can be done there is line, soft or spot. */
  readonly look?: 'solid' | 'line' | 'soft' | 'spot' | 'onbrand' | undefined;
  readonly isSmall?: boolean | undefined;
  readonly isBlock?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, of links that look like one too. */
export function buttonClass({ look = 'solid', isSmall = false, isBlock = false, className }: ButtonLook) {
  return ['btn', look === 'solid' ? '' : look, isSmall ? 's' : '', isBlock ? 'block' : '', className ?? '']
    .filter((word) => word !== '')
    .join(' ');
}
