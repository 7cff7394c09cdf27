import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A ranking with long names', height: 280 });
