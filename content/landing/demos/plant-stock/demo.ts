import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Data grid of plants in stock',
  height: 254,
  ssr: true,
  ads: false,
});
