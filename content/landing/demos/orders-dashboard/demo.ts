import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Orders dashboard with a grid, charts, pickers and a tree',
  height: [1428, 720],
  ssr: true,
  ads: false,
});
