/** All explorers, for the overview. */
export function ExplorerList({ explorers }: { explorers: readonly { name: string; href: string; text: string }[] }) {
  return (
    <ul className="explorer-list" data-wide="">
      {explorers.map(({ name, href, text }) => (
        <li key={name}>
          <a href={href}>{name}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
