import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Callbacks of a Date Range Picker',
  height: 244,
  excerpt: ['<DateRangePicker', '        />'],
});
