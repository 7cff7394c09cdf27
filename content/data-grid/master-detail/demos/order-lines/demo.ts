import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A nested grid with the lines of an order',
  height: 532,
  excerpt: ['const getDetailPanelContent', ');'],
});
