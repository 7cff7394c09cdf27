import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a chart in each cell',
  height: 372,
  excerpt: ['<SparkLineChart', '/>', "field: 'daily'", 'renderCell'],
});
