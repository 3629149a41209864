/** The addresses of a visitor's own account, the same on every site. */
export const accountPaths = {
  page: '/account',
  endDevice: '/account/devices/end',
  endAlert: '/account/alerts/end',
  confirmAlert: '/account/alerts/confirm',
  endSearch: '/account/searches/end',
} as const;
