import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Open on another view', height: 136, picture: 'Choose' });
