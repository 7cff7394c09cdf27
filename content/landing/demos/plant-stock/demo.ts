import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Data grid of plants in stock',
  height: 300,
  ssr: true,
  ads: false,
});
