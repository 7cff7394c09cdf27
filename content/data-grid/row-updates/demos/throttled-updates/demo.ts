import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Apply frequent updates every two seconds',
  height: 374,
  excerpt: ['<DataGridPro', '/>'],
});
