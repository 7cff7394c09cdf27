import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A row of your own', height: 130 });
