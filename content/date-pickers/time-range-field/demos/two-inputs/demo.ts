import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An input for each time',
  height: 56,
  excerpt: ['<MultiInputTimeRangeField', '        />'],
});
