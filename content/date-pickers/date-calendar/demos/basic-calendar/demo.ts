import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A basic Date Calendar', height: 426 });
