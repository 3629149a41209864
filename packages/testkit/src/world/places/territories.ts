import { placesOf } from './place.ts';

export const actPlaces = placesOf('ACT', 'Australia/Sydney', [
  ['Fyshwick', '2609', -35.327, 149.176],
  ['Phillip', '2606', -35.348, 149.091],
  ['Belconnen', '2617', -35.238, 149.066],
  ['Braddon', '2612', -35.271, 149.135],
  ['Gungahlin', '2912', -35.183, 149.133],
  ['Tuggeranong', '2900', -35.418, 149.068],
  ['Mitchell', '2911', -35.211, 149.138],
  ['Hume', '2620', -35.389, 149.163],
]);

export const ntPlaces = placesOf('NT', 'Australia/Darwin', [
  ['Darwin', '0800', -12.463, 130.842],
  ['Stuart Park', '0820', -12.446, 130.846],
  ['Winnellie', '0820', -12.43, 130.885],
  ['Berrimah', '0828', -12.433, 130.927],
  ['Palmerston', '0830', -12.487, 130.984],
  ['Katherine', '0850', -14.465, 132.264],
  ['Tennant Creek', '0860', -19.648, 134.19],
  ['Alice Springs', '0870', -23.698, 133.881],
]);
