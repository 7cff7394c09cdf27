import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save to a server that sometimes fails',
  height: [406, 384],
  excerpt: ['<DataGrid', '/>'],
});
