import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose a picker’s time zone',
  height: [164, 92],
  excerpt: ['const zones', ';', '<DateTimePicker', '/>'],
});
