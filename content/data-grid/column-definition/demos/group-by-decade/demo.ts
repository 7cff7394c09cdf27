import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Grouping by a value the cell does not show', height: 530, ads: false, excerpt: ["field: 'opened'", '},'] });
