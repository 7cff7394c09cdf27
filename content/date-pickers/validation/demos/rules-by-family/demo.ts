import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limits for dates, times and both',
  height: 135,
  excerpt: ['const start', 'const end', '<DateTimePicker', '/>'],
});
