import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The value of a field while users type',
  height: 92,
  excerpt: ['<DateField', '        />'],
});
