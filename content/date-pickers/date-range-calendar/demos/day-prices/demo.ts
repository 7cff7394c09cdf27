import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a price on each day',
  height: 360,
  ssr: false,
  excerpt: ['function PriceDay', '}'],
});
