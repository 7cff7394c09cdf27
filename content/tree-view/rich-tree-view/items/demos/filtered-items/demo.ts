import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Filter items by a word', height: 184 });
