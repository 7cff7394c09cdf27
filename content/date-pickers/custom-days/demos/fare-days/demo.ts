import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Days with a price',
  height: 336,
  excerpt: ['function FareDay', '}'],
});
