import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open the filter panel from a button',
  height: 478,
  picture: 'Filter by country',
  excerpt: ['showFilterPanel', ')'],
});
