import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One value in a wall of pickers, fields, calendars and clocks',
  height: [2295, 1397],
  layout: 'fill',
  excerpt: ['<Tile name="Pickers and fields">', '</Tile>'],
  ads: false,
});
