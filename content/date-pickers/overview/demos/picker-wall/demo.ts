import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One value in a wall of pickers, fields, calendars and clocks',
  height: [2277, 1384],
  layout: 'fill',
  excerpt: ['<Tile name="Pickers and fields" page="fields">', '</Tile>'],
  ads: false,
});
