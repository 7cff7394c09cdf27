import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom separator between two fields',
  height: 56,
  excerpt: ['function FlightField', '}'],
});
