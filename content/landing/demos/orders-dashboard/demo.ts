import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Orders dashboard with a grid, charts, pickers and a tree',
  height: [1341, 720],
  ssr: true,
  ads: false,
});
