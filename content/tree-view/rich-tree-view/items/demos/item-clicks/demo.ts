import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the last clicked items', height: 170 });
