import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the lines of an order in a nested grid',
  height: 532,
  excerpt: ['const getDetailPanelContent', 'const getDetailPanelHeight'],
});
