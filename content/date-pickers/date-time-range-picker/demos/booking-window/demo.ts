import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limit the dates and times of a booking',
  height: 79,
  excerpt: ['const opening', 'const closing', '<DateTimeRangePicker', '        />'],
  picture: 'Choose',
});
