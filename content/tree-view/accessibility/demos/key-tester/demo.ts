import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'See what a key does', height: [424, 208] });
