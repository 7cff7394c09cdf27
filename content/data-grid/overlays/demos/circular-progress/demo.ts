import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A circular progress indicator',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
