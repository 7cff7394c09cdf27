import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars for profit and loss',
  height: 300,
  excerpt: ['const yAxis', '];'],
});
