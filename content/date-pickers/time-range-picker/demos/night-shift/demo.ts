import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A range past midnight',
  height: 96,
  excerpt: ['<TimeRangePicker', '        />'],
});
