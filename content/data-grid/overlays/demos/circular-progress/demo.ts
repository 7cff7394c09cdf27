import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A circular progress indicator',
  height: 318,
  excerpt: ['<DataGrid', '/>'],
});
