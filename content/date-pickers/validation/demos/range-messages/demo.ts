import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Messages that name the wrong end',
  height: 79,
  excerpt: ['<DateRangePicker', '      />'],
});
