import type { SettingsOf } from './define-setting.ts';
import { accounts } from './groups/accounts.ts';
import { analytics } from './groups/analytics.ts';
import { carCard } from './groups/car-card.ts';
import { cardButtons } from './groups/card-buttons.ts';
import { certified } from './groups/certified.ts';
import { checkout } from './groups/checkout.ts';
import { contact } from './groups/contact.ts';
import { enquiry } from './groups/enquiry.ts';
import { finance } from './groups/finance.ts';
import { footer } from './groups/footer.ts';
import { header } from './groups/header.ts';
import { home } from './groups/home.ts';
import { law } from './groups/law.ts';
import { layout } from './groups/layout.ts';
import { leads } from './groups/leads.ts';
import { locations } from './groups/locations.ts';
import { media } from './groups/media.ts';
import { messages } from './groups/messages.ts';
import { models } from './groups/models.ts';
import { pages } from './groups/pages.ts';
import { price } from './groups/price.ts';
import { promises } from './groups/promises.ts';
import { promotions } from './groups/promotions.ts';
import { reviews } from './groups/reviews.ts';
import { search } from './groups/search.ts';
import { searchControls } from './groups/search-controls.ts';
import { serviceBooking } from './groups/service-booking.ts';
import { servicePage } from './groups/service-page.ts';
import { sidebarButtons } from './groups/sidebar-buttons.ts';
import { site } from './groups/site.ts';
import { stock } from './groups/stock.ts';
import { testDrive } from './groups/test-drive.ts';
import { theme } from './groups/theme.ts';
import { tradeIn } from './groups/trade-in.ts';
import { tradeInContent } from './groups/trade-in-content.ts';
import { vehiclePage } from './groups/vehicle-page.ts';
import { watchlist } from './groups/watchlist.ts';

/**
 * Every setting of the platform, by group, in the order in which the console lists them. The name of a
 * group and a setting is the key `group.key`.
 */
export const settingsRegistry = {
  site,
  theme,
  layout,
  media,
  header,
  footer,
  home,
  pages,
  stock,
  search,
  searchControls,
  carCard,
  cardButtons,
  vehiclePage,
  sidebarButtons,
  certified,
  price,
  finance,
  checkout,
  models,
  locations,
  contact,
  reviews,
  promotions,
  promises,
  watchlist,
  accounts,
  enquiry,
  testDrive,
  serviceBooking,
  servicePage,
  tradeIn,
  tradeInContent,
  leads,
  analytics,
  messages,
  law,
} as const;

/** The merged settings of a site, as rules and pages read them: `settings.carCard.newTagDays`. */
export type SiteSettings = SettingsOf<typeof settingsRegistry>;
