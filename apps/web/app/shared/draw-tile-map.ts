import type { LiveMap } from '@forecourt/domain/locations/live-map';
import { divIcon, featureGroup, map as leafletMap, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';

type TileMap = Extract<LiveMap, { readonly kind: 'tiles' }>;

const pin = divIcon({ className: 'map-pin', iconSize: [28, 28], iconAnchor: [14, 28] });

/** Draws a map of tiles into a box, with a pin for each place; returns what takes it away again. */
export function drawTileMap(box: HTMLElement, { tileUrl, credit, zoom, points }: TileMap): () => void {
  // A page scrolls on when the pointer passes over the map: it is zoomed by its buttons, a pinch or the keyboard.
  const shown = leafletMap(box, { scrollWheelZoom: false });
  shown.attributionControl.setPrefix(false);
  tileLayer(tileUrl, { attribution: escaped(credit), maxZoom: 19 }).addTo(shown);
  const pins = featureGroup(
    points.map(({ lat, long, name }) =>
      marker([lat, long], { icon: pin, title: name, alt: name }).bindTooltip(escaped(name)),
    ),
  ).addTo(shown);
  const [only] = points;
  if (points.length === 1 && only) shown.setView([only.lat, only.long], zoom);
  else shown.fitBounds(pins.getBounds(), { padding: [40, 40], maxZoom: zoom });
  return () => void shown.remove();
}

/** Leaflet takes texts for markup. */
function escaped(text: string): string {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
}
